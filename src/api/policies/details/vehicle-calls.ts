import { describeVehicle } from '#domain/policies/details/describe-vehicle.ts';
import { VehicleDetail } from '#domain/policies/details/vehicle.ts';
import { detailCall } from './detail-call.ts';

export const getCarDetail = detailCall('/kjoretoy/bil', VehicleDetail, describeVehicle);
export const getTrailerDetail = detailCall('/kjoretoy/tilhenger', VehicleDetail, describeVehicle);
export const getMopedDetail = detailCall('/kjoretoy/moped', VehicleDetail, describeVehicle);
export const getVeteranVehicleDetail = detailCall('/kjoretoy/veteran', VehicleDetail, describeVehicle);
export const getMotorcycleDetail = detailCall('/kjoretoy/motorsykkel', VehicleDetail, describeVehicle);
export const getSnowmobileDetail = detailCall('/kjoretoy/snoscooter', VehicleDetail, describeVehicle);
export const getMotorhomeDetail = detailCall('/kjoretoy/bobil', VehicleDetail, describeVehicle);
export const getAtvDetail = detailCall('/kjoretoy/atv', VehicleDetail, describeVehicle);
export const getTractorDetail = detailCall('/kjoretoy/traktor', VehicleDetail, describeVehicle);

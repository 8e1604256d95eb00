import { detailCall } from './detail-call.ts';
import { VehicleDetail } from './vehicle.ts';

export const getCarDetail = detailCall('/kjoretoy/bil', VehicleDetail);
export const getTrailerDetail = detailCall('/kjoretoy/tilhenger', VehicleDetail);
export const getMopedDetail = detailCall('/kjoretoy/moped', VehicleDetail);
export const getVeteranVehicleDetail = detailCall('/kjoretoy/veteran', VehicleDetail);
export const getMotorcycleDetail = detailCall('/kjoretoy/motorsykkel', VehicleDetail);
export const getSnowmobileDetail = detailCall('/kjoretoy/snoscooter', VehicleDetail);
export const getMotorhomeDetail = detailCall('/kjoretoy/bobil', VehicleDetail);
export const getAtvDetail = detailCall('/kjoretoy/atv', VehicleDetail);
export const getTractorDetail = detailCall('/kjoretoy/traktor', VehicleDetail);

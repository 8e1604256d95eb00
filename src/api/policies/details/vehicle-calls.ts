import { describeVehicle } from '#domain/policies/details/describe-vehicle.ts';
import { VehicleDetail } from '#domain/policies/details/vehicle.ts';
import { detailCall } from './detail-call.ts';

export const vehicleDetails = {
  getCarDetail: detailCall('/kjoretoy/bil', VehicleDetail, describeVehicle),
  getTrailerDetail: detailCall('/kjoretoy/tilhenger', VehicleDetail, describeVehicle),
  getMopedDetail: detailCall('/kjoretoy/moped', VehicleDetail, describeVehicle),
  getVeteranVehicleDetail: detailCall('/kjoretoy/veteran', VehicleDetail, describeVehicle),
  getMotorcycleDetail: detailCall('/kjoretoy/motorsykkel', VehicleDetail, describeVehicle),
  getSnowmobileDetail: detailCall('/kjoretoy/snoscooter', VehicleDetail, describeVehicle),
  getMotorhomeDetail: detailCall('/kjoretoy/bobil', VehicleDetail, describeVehicle),
  getAtvDetail: detailCall('/kjoretoy/atv', VehicleDetail, describeVehicle),
  getTractorDetail: detailCall('/kjoretoy/traktor', VehicleDetail, describeVehicle),
};

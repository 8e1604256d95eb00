// The paths of the reads that the first code of a document sends too (0009). Each is a separate export, so that code loads
// only those of its own calls.

export const identification = '/avtalebytte/identification';
export const agreement = '/avtalebytte';
export const relations = '/web/relasjoner';
export const organisationRelations = '/web/relasjoner/admin';
export const damageCustomer = '/skade/kunde';
export const personCustomer = '/person/kunde';
export const contactDetails = '/kunde/kontaktinfo';
export const bank = '/bankinfo';
export const banks = '/banker';
export const travelCards = '/reisekort';
export const sharedPolicies = '/delteforsikringer';
export const privateRelations = '/privat-relasjon';
export const consents = '/samtykke';
export const proposals = '/tilbud';
export const newSaleParameters = '/nysalg-skade';
export const salesEntrance = '/nysalg-skade/skadesalgsinngang';
export const digitalSale = '/digitalt-salg';

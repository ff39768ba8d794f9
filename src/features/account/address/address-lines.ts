import type { CustomerAddress } from '#store-api/contract/account.ts';

/** An address as it stands on a parcel, line by line. */
export function addressLines(address: CustomerAddress): string[] {
  const { company, firstName, lastName, street, additionalAddressLine1, zipcode, city } = address;
  const { countryState, country } = address;
  const place = [zipcode, city].filter(Boolean).join(' ');
  const lines = [
    company,
    `${firstName} ${lastName}`,
    street,
    additionalAddressLine1,
    place,
    countryState?.name,
    country?.name,
  ];
  return lines.filter((line): line is string => Boolean(line));
}

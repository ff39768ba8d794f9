/** Who issues a document, as it is printed on it. */
export type Issuer = {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  vatId: string;
  bank: { holder: string; name: string; iban: string; bic: string };
};

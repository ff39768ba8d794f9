type Named = { name?: string | null | undefined; translated?: { name?: string | null | undefined } | null | undefined };

/** What something of the store is called in the language that was asked for: a country, a way to ship or to pay. */
export const nameOf = ({ name, translated }: Named): string => translated?.name ?? name ?? '';

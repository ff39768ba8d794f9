/** A name up to the word that begins what the thing is for or has: für, with, pour … */
export const headOf = (name: string): string => name.split(/ (?:für|zum|zur|mit|for|with|pour|avec) /, 1)[0] ?? name;

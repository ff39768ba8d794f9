/** Who opens an account is at least so old, in years. */
export const minAge = 18;

/** A birthday as a form asks for it; the parts are what was typed. */
export type Birthday = { birthdayDay: string; birthdayMonth: string; birthdayYear: string };

/** What is wrong with a birthday on the day `now`, as a key of `validation`; undefined when nothing is. */
export function birthdayProblem(birthday: Birthday, now: Date): 'required' | 'date' | 'age' | undefined {
  if (!isGiven(birthday)) return 'required';
  const [day, month, year] = partsOf(birthday);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (!(year > 1899) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return 'date';
  return Date.UTC(year + minAge, month - 1, day) > now.getTime() ? 'age' : undefined;
}

/** The birthday as the Store API takes it; nothing when none was given. */
export function birthdayFields(birthday: Birthday) {
  const [birthdayDay, birthdayMonth, birthdayYear] = partsOf(birthday);
  return isGiven(birthday) ? { birthdayDay, birthdayMonth, birthdayYear } : {};
}

/** Whether somebody has begun to say when they were born. */
export const isGiven = (birthday: Birthday): boolean =>
  [birthday.birthdayDay, birthday.birthdayMonth, birthday.birthdayYear].some((part) => part.trim() !== '');

/** `1980-05-17T…` in the three parts of a form; empty ones for a birthday that nobody knows. */
export function birthdayOf(iso: string | null | undefined): Birthday {
  const [, year = '', month = '', day = ''] = iso?.match(/^(\d{4})-(\d{2})-(\d{2})/) ?? [];
  return { birthdayDay: day.replace(/^0/, ''), birthdayMonth: month.replace(/^0/, ''), birthdayYear: year };
}

const partsOf = ({ birthdayDay, birthdayMonth, birthdayYear }: Birthday): [number, number, number] => [
  Number(birthdayDay),
  Number(birthdayMonth),
  Number(birthdayYear),
];

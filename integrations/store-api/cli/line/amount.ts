import { type Cents, cents } from '#values/money.ts';
import { type Given, Mistake } from './command-result.ts';

/** An option that is an amount, in cents; null when it was not given. @throws {Mistake} */
export function amountIn(given: Pick<Given, 'option'>, name: string): Cents | null {
  const typed = given.option(name);
  if (typed === undefined) return null;
  if (/^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0) return cents(Number(typed));
  throw new Mistake(`--${name} should be an amount like 12.90, found "${typed}".`);
}

/** What the owner has to know when a command can't be done: one sentence, without a stack. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

import type { RequestKit } from '#features/appointment/facts.ts';

/** Words and partners, which come as a file: on the page of a product they would weigh more than it may. @throws when it does not come */
export async function loadKit(address: string): Promise<RequestKit> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

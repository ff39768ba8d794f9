import type { RequestData } from '../request-data.ts';

/** Words and partners, which come as a file: on the page of a product they would weigh more than it may. @throws when it does not come */
export async function loadRequestData(address: string): Promise<RequestData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

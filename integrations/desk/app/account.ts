import { createContext, useContext } from 'react';
import { api, take } from './client.ts';

export const readAccount = () => take(api.account.$get());

export type Account = Awaited<ReturnType<typeof readAccount>>;

/** Who is logged in. */
export const AccountContext = createContext<Account | null>(null);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('Nobody is logged in here.');
  return account;
}

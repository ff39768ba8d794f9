import { Hono } from 'hono';
import { changeEmail, changeLanguage, changePaymentMethod } from '#store/account/change/change-email.ts';
import { changePassword } from '#store/account/change/change-password.ts';
import { changeProfile } from '#store/account/change/change-profile.ts';
import { convertGuest } from '#store/account/change/convert-guest.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { type Body, contextToken, readBody, success } from '#store/request.ts';
import type { Method } from '#store-api/call.ts';
import {
  changeEmail as changeEmailCall,
  changeLanguage as changeLanguageCall,
  changePassword as changePasswordCall,
  changePaymentMethod as changePaymentMethodCall,
  changeProfile as changeProfileCall,
  convertGuest as convertGuestCall,
} from '#store-api/contract/account.ts';
import { onCall } from './on-call.ts';
import { pathId } from './path-part.ts';

/** Changes of the own account, for customers and as far as allowed for guests. */
export function changeAccountRoutes() {
  const routes = new Hono<StoreEnv>();
  const onChange = (call: { method: Method; path: string }, change: (c: StoreContext, body: Body) => Promise<void>) =>
    onCall(routes, call, async (c) => {
      await change(c, await readBody(c));
      return c.json(success);
    });

  onChange(changeProfileCall, changeProfile);
  onChange(changeEmailCall, changeEmail);
  onChange(changeLanguageCall, changeLanguage);
  onChange(convertGuestCall, convertGuest);
  onCall(routes, changePaymentMethodCall, async (c) => {
    await changePaymentMethod(c, pathId(c, 'id'));
    return c.json(success);
  });
  onCall(routes, changePasswordCall, async (c) => {
    await changePassword(c, await readBody(c));
    // 6.6 answers with the context token, 6.7 with `success`: clients of both read this
    return c.json({ ...contextToken(), ...success });
  });
  return routes;
}

/** Query parameter of the link that lets the owner into a closed shop, and the cookie that it leaves. */
export const ENTRY = 'entry';

import { createHash } from 'node:crypto';

/** The look of the gateway's page: plain on purpose, light and dark, from 320 px on. Not the shop's paint: it is another house. */
export const CARD_STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;display:grid;place-items:center;min-height:100vh;background:light-dark(#f4f4f2,#161616);color:light-dark(#1c1c1c,#f1f1ef)}
main{width:min(26rem,100% - 2rem);box-sizing:border-box;padding:1.5rem;border-radius:.5rem;background:light-dark(#fff,#222)}
h1{margin:0 0 .5rem;font-size:1.375rem}.method{margin:0;font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}button{font:inherit;min-height:3rem;padding:0 1rem;border-radius:.375rem;border:1px solid light-dark(#767676,#8c8c8c);background:none;color:inherit;cursor:pointer}
.pay{border-color:transparent;background:light-dark(#1f5132,#8fd3a6);color:light-dark(#fff,#0d2115);font-weight:600}
:focus-visible{outline:3px solid light-dark(#0b57d0,#a8c7fa);outline-offset:2px}a{color:inherit}.note{margin:1rem 0 0;font-size:.875rem}`;

/** Lets a strict policy accept this style and no other. */
export const CARD_STYLE_HASH = `sha256-${createHash('sha256').update(CARD_STYLE).digest('base64')}`;

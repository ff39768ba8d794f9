const BASE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** On every answer. Two years of HSTS only where the shop's own address is https: it can't be taken back. */
export const securityHeaders = (siteUrl: string | undefined): Record<string, string> =>
  siteUrl?.startsWith('https:')
    ? { ...BASE, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : BASE;

const NO_FRAMES = "frame-ancestors 'none'";

/** A page's policy, completed: Astro's own does not say who may frame it. */
export const withoutFrames = (policy: unknown): string => {
  const csp = typeof policy === 'string' ? policy.trim().replace(/;$/, '') : '';
  if (csp === '') return NO_FRAMES;
  return csp.includes('frame-ancestors') ? csp : `${csp}; ${NO_FRAMES}`;
};

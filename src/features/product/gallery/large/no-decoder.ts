/**
 * Stands where the viewer of models would load three.js's meshopt decoder (astro.config.mjs): that starts WebAssembly as
 * soon as it is there, which the content policy forbids, and no model of the shop is packed in a way that needs it.
 */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };

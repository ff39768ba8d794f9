/** Whether the device shares by a sheet of its own. */
export const hasSheet = typeof navigator !== 'undefined' && 'share' in navigator;

/** Passes a link on: by the device's own sheet where it has one, else into the clipboard. Closing the sheet is no failure. */
export async function shareLink(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  if (hasSheet) return navigator.share({ url, title }).then(shared, shared);
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

const shared = () => 'shared' as const;

import { wordsHere } from '#i18n/words-here.client.ts';
import { toast } from '#ui/toast.client.ts';

/** Says below left that a product could not be noted; the words come only then. */
export async function showError(): Promise<void> {
  toast([(await wordsHere('wishlist')).saveFailed ?? ''], 'bad');
}

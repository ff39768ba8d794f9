/*
 * A tool of the shop may begin the message: `?message=` stands in the field as if it had been typed, before the island
 * wakes, which leaves what it finds. Whoever followed the link reads it and can change every word.
 */
const MOST_SIGNS = 4000;

const begun = new URLSearchParams(location.search).get('message')?.slice(0, MOST_SIGNS);
const comment = document.querySelector<HTMLTextAreaElement>('#contact-comment');
const subject = document.querySelector<HTMLSelectElement>('#contact-subject');

if (begun && comment && comment.value === '') {
  comment.value = begun;
  if (subject && subject.value === '') subject.value = 'question';
  comment.scrollIntoView({ block: 'center' });
}

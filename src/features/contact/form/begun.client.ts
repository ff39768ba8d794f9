/*
 * A tool of the shop may begin the message: `?subject=spare-part&comment=…` stands in the fields as if it had been typed,
 * before the island wakes, which leaves what it finds. Whoever followed the link reads it and can change every word.
 */
const MOST_SIGNS = 4000;

const begun = new URLSearchParams(location.search);
const fields = document.querySelectorAll<HTMLSelectElement | HTMLTextAreaElement>('#contact-subject, #contact-comment');

for (const field of fields) {
  const text = begun.get(field.name)?.slice(0, MOST_SIGNS);
  if (text && field.value === '') field.value = text;
}
if (begun.has('comment')) document.querySelector('#contact-comment')?.scrollIntoView({ block: 'center' });

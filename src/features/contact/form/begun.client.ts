/*
 * A link may prefill the message: `?subject=spare-part&comment=…` is put into the fields as if typed, before the island
 * hydrates, which keeps it. The visitor can change it.
 */
const MOST_SIGNS = 4000;

const begun = new URLSearchParams(location.search);
const fields = document.querySelectorAll<HTMLSelectElement | HTMLTextAreaElement>('#contact-subject, #contact-comment');

for (const field of fields) {
  const text = begun.get(field.name)?.slice(0, MOST_SIGNS);
  if (text && field.value === '') field.value = text;
}
if (begun.has('comment')) document.querySelector('#contact-comment')?.scrollIntoView({ block: 'center' });

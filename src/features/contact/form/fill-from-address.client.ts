/*
 * What another page knows of a question stands in the address: `?subject=spare-part&comment=…`. It is put into the form
 * before the form wakes, which keeps what it finds.
 */

for (const [name, value] of new URLSearchParams(location.search)) {
  const field = document.querySelector<HTMLSelectElement | HTMLTextAreaElement>(
    `form select[name="${CSS.escape(name)}"], form textarea[name="${CSS.escape(name)}"]`,
  );
  if (field) field.value = value;
}

export {};

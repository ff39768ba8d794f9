/* Reviews wake when a shopper scrolls near them: that counts as coming near with the pointer. */

const place = document.querySelector('#reviews-list');

if (place)
  new IntersectionObserver(
    (seen, observer) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      place.querySelector('astro-island')?.dispatchEvent(new Event('wake'));
    },
    { rootMargin: '300px' },
  ).observe(place);

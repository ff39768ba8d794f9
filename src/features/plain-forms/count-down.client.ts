/** Shows every second how many are left to wait, down to 0. Answers how to stop it. */
export function countDown(seconds: number, show: (left: number) => void): () => void {
  let left = seconds;
  const wait = setInterval(() => {
    left -= 1;
    show(left);
    if (left <= 0) clearInterval(wait);
  }, 1000);
  return () => clearInterval(wait);
}

/** The day that it is where the person is: `2026-11-22`. */
export function today() {
  const now = new Date();
  const digits = (number, count) => String(number).padStart(count, '0');
  return `${digits(now.getFullYear(), 4)}-${digits(now.getMonth() + 1, 2)}-${digits(now.getDate(), 2)}`;
}

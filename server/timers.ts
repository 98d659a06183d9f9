/** Lets the process end before the timer. In Node.js, a timer is an object; in browsers, it is a plain number. */
export function allowExit(timer: number | { unref: () => unknown }): void {
  if (typeof timer === 'object') timer.unref();
}

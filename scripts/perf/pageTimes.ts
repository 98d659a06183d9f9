import type { MeasuredPage } from '../budget/measureLoad';

/** What the page records about itself; see `recordTimes`. */
interface PageTimes {
  /** Times in milliseconds since the navigation; 0 until then. */
  firstPaint: number;
  ready: number;
  /** Main-thread tasks over 50 ms: start and duration. */
  longTasks: [number, number][];
  /** Start of the last input event. */
  inputAt: number;
  /** Last frame in which the watched content changed. */
  changedAt: number;
  /** Watches the text of these elements from now on. */
  watch: (selector: string) => void;
}

declare global {
  interface Window {
    pageTimes: PageTimes;
  }
}

/** Runs in the page before its first script. Times are those after the frame is painted. */
export const recordTimes = ({ localStorage: entries, ready }: MeasuredPage): void => {
  if (window.top !== window) return;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  const afterPaint = (then: (time: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  };
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
  let watched = '';
  let text = '';
  const times: PageTimes = {
    firstPaint: 0,
    ready: 0,
    longTasks: [],
    inputAt: 0,
    changedAt: 0,
    watch: (selector) => {
      watched = selector;
      text = textOf(selector);
      times.inputAt = 0;
      times.changedAt = 0;
    },
  };
  window.pageTimes = times;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => times.longTasks.push([startTime, duration]));
  for (const type of ['keydown', 'click', 'input', 'popstate']) {
    addEventListener(type, ({ timeStamp }) => (times.inputAt = timeStamp), { capture: true });
  }
  const isReady = () => {
    const found = [...document.querySelectorAll(ready.selector)];
    return found.length >= ready.minCount && found.some(({ textContent }) => textContent.includes(ready.text));
  };
  let wasReady = false;
  const frame = () => {
    if (!wasReady && isReady()) {
      wasReady = true;
      afterPaint((time) => (times.ready = time));
    }
    const current = watched && textOf(watched);
    if (current !== text) {
      text = current;
      afterPaint((time) => (times.changedAt = time));
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

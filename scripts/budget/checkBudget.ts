/** What a page loads until it is ready. */
export interface Load {
  /** Gzipped bytes of the app's scripts. */
  app: number;
  /** Gzipped bytes of the embedded gateway's scripts. */
  gateway: number;
  /** Number of files of any kind, those of the gateway and of workers included. */
  requests: number;
}

/** The most that each page can load, as in `budget.json`. */
export type Budget = Readonly<Record<string, Load>>;

/** A budget that a page exceeds or does not need. */
export interface BudgetFinding {
  isExceeded: boolean;
  message: string;
}

/** Margin of a budget above the measured figures. */
const MARGIN = 0.02;

/** Share of a budget that can stay unused before it should be lowered. */
const SLACK = 0.05;

const whole = (value: number) => Math.round(value).toLocaleString('en');

/** The steps of budgets, in bytes and in requests. */
const STEPS = { bytes: 100, requests: 1 };
type Unit = keyof typeof STEPS;

const withMargin = (measured: number, unit: Unit) => Math.ceil((measured * (1 + MARGIN)) / STEPS[unit]) * STEPS[unit];

/** Returns budgets for the measured pages. */
export function createBudget(loads: Budget): Budget {
  return Object.fromEntries(
    Object.entries(loads).map(([page, { app, gateway, requests }]) => [
      page,
      {
        app: withMargin(app, 'bytes'),
        gateway: withMargin(gateway, 'bytes'),
        requests: withMargin(requests, 'requests'),
      },
    ]),
  );
}

/** Compares one figure of a page with its limit. */
const checkPart = (what: string, unit: Unit, measured: number, limit: number | undefined): BudgetFinding | null => {
  const start = `${what}: ${whole(measured)} ${unit}`;
  if (limit === undefined) {
    return { isExceeded: true, message: `${start}, but budget.json has no budget for it. Set one.` };
  }
  if (measured > limit) {
    const reason = `${whole(measured - limit)} more than the budget of ${whole(limit)}`;
    return { isExceeded: true, message: `${start}, ${reason}. Load less, or raise the budget and say why.` };
  }
  if (measured >= limit * (1 - SLACK) || withMargin(measured, unit) >= limit) return null;
  const reason = `${whole(limit - measured)} less than the budget of ${whole(limit)}`;
  return { isExceeded: false, message: `${start}, ${reason}. Lower it with "npm run budget -- --set".` };
};

/** Returns the budgets that the measured pages exceed, and those that are more than 5 % too high. */
export function checkBudget(budget: Budget, loads: Budget): BudgetFinding[] {
  return Object.entries(loads).flatMap(([page, { app, gateway, requests }]) =>
    [
      checkPart(`${page}, app`, 'bytes', app, budget[page]?.app),
      checkPart(`${page}, gateway`, 'bytes', gateway, budget[page]?.gateway),
      checkPart(`${page}, app and gateway`, 'requests', requests, budget[page]?.requests),
    ].filter((finding) => finding !== null),
  );
}

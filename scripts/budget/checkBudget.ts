/** Gzipped bytes of the scripts that a page loads until it is ready: those of the app and of the embedded gateway. */
export interface Load {
  app: number;
  gateway: number;
}

/** The most bytes that each page can load, as in `budget.json`. */
export type Budget = Readonly<Record<string, Load>>;

/** A budget that a page exceeds or does not need. */
export interface BudgetFinding {
  isExceeded: boolean;
  message: string;
}

/** Margin of a budget above the measured bytes. */
const MARGIN = 0.02;

/** Share of a budget that can stay unused before it should be lowered. */
const SLACK = 0.05;

const whole = (value: number) => Math.round(value).toLocaleString('en');

/** Returns budgets for the measured pages. */
export function createBudget(loads: Budget): Budget {
  const withMargin = (bytes: number) => Math.ceil((bytes * (1 + MARGIN)) / 100) * 100;
  return Object.fromEntries(
    Object.entries(loads).map(([page, { app, gateway }]) => [
      page,
      { app: withMargin(app), gateway: withMargin(gateway) },
    ]),
  );
}

/** Compares the bytes of one part of a page with their limit. */
const checkPart = (what: string, bytes: number, limit: number | undefined): BudgetFinding | null => {
  const start = `${what}: ${whole(bytes)} bytes`;
  if (limit === undefined) {
    return { isExceeded: true, message: `${start}, but budget.json has no budget for it. Set one.` };
  }
  if (bytes > limit) {
    const reason = `${whole(bytes - limit)} more than the budget of ${whole(limit)}`;
    return { isExceeded: true, message: `${start}, ${reason}. Load less, or raise the budget and say why.` };
  }
  if (bytes >= limit * (1 - SLACK)) return null;
  const reason = `${whole(limit - bytes)} less than the budget of ${whole(limit)}`;
  return { isExceeded: false, message: `${start}, ${reason}. Lower it with "npm run budget -- --set".` };
};

/** Returns the budgets that the measured pages exceed, and those that are more than 5 % too high. */
export function checkBudget(budget: Budget, loads: Budget): BudgetFinding[] {
  return Object.entries(loads).flatMap(([page, { app, gateway }]) =>
    [
      checkPart(`${page}, app`, app, budget[page]?.app),
      checkPart(`${page}, gateway`, gateway, budget[page]?.gateway),
    ].filter((finding) => finding !== null),
  );
}

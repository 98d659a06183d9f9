/** Tells the time. Tests freeze it; fixtures date themselves relative to it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Returns the current time. Tests freeze it; fixture dates are relative to it. */
export type Clock = () => Date;

/** The time of the machine. */
export const systemClock: Clock = () => new Date();

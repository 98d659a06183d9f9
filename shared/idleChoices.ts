/** After how many minutes without input sessions can end. */
export const IDLE_CHOICES = [15, 30, 60, 120, 240, 480, 720] as const;

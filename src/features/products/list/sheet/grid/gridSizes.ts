/** Width of the column with the numbers of the rows, in pixels. */
export const headerWidth = 84;

/** Height of the line with the names of the columns, in pixels. */
export const headHeight = 36;

/** Width of the first column, which stays in sight, in pixels. */
export const nameWidth = 260;

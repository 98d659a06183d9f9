/** Container query for lists too narrow to show a task on one line. */
export const narrowList = '@container (max-width: 720px)';

import type { IssueSeverity } from '#graphql/types.generated';

/** All severities, most severe first. */
export const severities: readonly IssueSeverity[] = ['ERROR', 'WARNING', 'INFO'];

interface Comment {
  id: string;
  parentId: string | null;
}

/** The IDs of all replies to a comment, and of the replies to those. */
export function listReplyIds(comments: readonly Comment[], id: string): string[] {
  return comments
    .filter(({ parentId }) => parentId === id)
    .flatMap((reply) => [reply.id, ...listReplyIds(comments, reply.id)]);
}

/** The post or comment as the server will return it once liked or no longer liked. */
export function withLike<Liked extends { likes: number; isLiked: boolean }>(liked: Liked, isLiked: boolean): Liked {
  return { ...liked, isLiked, likes: liked.likes + Number(isLiked) - Number(liked.isLiked) };
}

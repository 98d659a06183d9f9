import { useSession } from '#session/sessionContext';
import type { ViewableList } from './viewableList';

/** Whether the list opens with a view, as far as the session knows. */
export function useOpensWithView({ list, catalogId }: ViewableList): boolean {
  const { user } = useSession();
  return user?.defaultViews.some((place) => place.list === list && place.catalogId === (catalogId ?? null)) ?? false;
}

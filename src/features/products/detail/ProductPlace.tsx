import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { writeUrlState } from '#routing/useUrlState';
import { mirrored } from '#ui/layout/mirrored';
import { positionStyle } from '../core/list/positionStyle';
import type { ProductHeadingFragment } from '../core/ProductDetail.generated';
import { variantParam } from '../core/issues/fieldLocation';
import { originParams, type ListOrigin } from '../core/list/listOrigin';
import { toListInput } from '../core/list/productListParams';
import { useWhere } from '../core/list/where/useWhere';
import { nowhere } from '../core/list/where/where';
import { messages as commonMessages } from '../messages';
import { detailMessages as messages } from './detailMessages';
import { useProductPlaceQuery } from './ProductPlace.generated';

const useStyles = makeStyles({
  place: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  position: positionStyle,
  icon: mirrored,
});

type Neighbor = ProductHeadingFragment | null | undefined;

const looks = {
  previous: { Icon: ChevronLeft20Regular, key: 'PageUp' },
  next: { Icon: ChevronRight20Regular, key: 'PageDown' },
} as const;

interface PlaceButtonProps {
  step: keyof typeof looks;
  /** The product that it opens. */
  product: Neighbor;
  onGo: () => void;
}

function PlaceButton({ step, product, onGo }: PlaceButtonProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { Icon, key } = looks[step];
  const name = product && (product.name || formatMessage(commonMessages.unnamed));
  return (
    <Button
      appearance="subtle"
      icon={<Icon className={styles.icon} />}
      aria-label={formatMessage(messages[step])}
      aria-keyshortcuts={`Alt+${key}`}
      title={name ? formatMessage(messages[key], { name }) : undefined}
      disabledFocusable={!product}
      onClick={onGo}
    />
  );
}

export interface ProductPlaceProps {
  catalogId: string;
  productId: string;
  /** The revision of the product, with which its place can change; undefined while it loads. */
  revision: number | undefined;
  origin: ListOrigin;
}

/** The product's position in the list that it was opened from, with buttons and keys for the previous and next one. */
export function ProductPlace({ catalogId, productId, revision, origin }: ProductPlaceProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { state, position: lastPosition } = origin;
  const where = useWhere(state.where);
  const input = { productId, list: toListInput(catalogId, state, where ?? nowhere), lastPosition };
  const { data, refetch } = useProductPlaceQuery({ variables: { input }, skip: where === null });
  const revisionRef = useRef(revision);
  useEffect(() => {
    const isChanged = revisionRef.current !== undefined && revisionRef.current !== revision;
    revisionRef.current = revision;
    if (isChanged) void refetch().catch(() => undefined);
  }, [revision, refetch]);

  const place = data?.productPlace;
  const position = place?.position ?? null;
  const steps = {
    previous: { product: place?.previous, at: (position ?? lastPosition) - 1 },
    next: { product: place?.next, at: position === null ? lastPosition : position + 1 },
  };
  const go = ({ product, at }: { product: Neighbor; at: number }) => {
    if (!product) return;
    const params = writeUrlState(originParams, new URLSearchParams(search), { at: Math.max(at, 1) });
    params.delete(variantParam);
    // The Back button leads to the list.
    navigate(`${href(paths.productDetail, { catalogId, productId: product.id })}?${params}`, { replace: true });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'PageUp' ? steps.previous : event.key === 'PageDown' ? steps.next : null;
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The drawer of a variant is part of the page, others have their own keys.
    const covers = document.querySelectorAll('[aria-modal="true"], [role="menu"]').length;
    if (covers > (new URLSearchParams(search).has(variantParam) ? 1 : 0)) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const text = () => {
    if (!place) return '';
    return position === null
      ? formatMessage(messages.placeGone, { total: place.totalDocs })
      : formatMessage(messages.place, { position, total: place.totalDocs });
  };
  return (
    <div role="group" aria-label={formatMessage(messages.placeGroup)} className={styles.place}>
      <PlaceButton step="previous" product={steps.previous.product} onGo={() => go(steps.previous)} />
      <span className={styles.position} role="status">
        {text()}
      </span>
      <PlaceButton step="next" product={steps.next.product} onGo={() => go(steps.next)} />
    </div>
  );
}

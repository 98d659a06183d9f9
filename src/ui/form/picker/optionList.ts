import type { GriffelStyle, PositioningShorthand } from '@fluentui/react-components';

/** Where a list of options opens: beside its field, it would cover others, and leave a narrow screen. */
export const optionListPositioning: PositioningShorthand = { fallbackPositions: ['above'] };

/** The height with which a list of options fits above or below its field, where there is more room. */
export const optionListHeight: GriffelStyle = { maxHeight: 'min(320px, 45vh)' };

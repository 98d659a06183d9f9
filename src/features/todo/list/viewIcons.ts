import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Star20Regular } from '@fluentui/react-icons/svg/star';

/** The icon of each view. */
export const viewIcons = {
  OPEN: Circle20Regular,
  IMPORTANT: Star20Regular,
  COMPLETED: CheckmarkCircle20Regular,
  DELETED: Delete20Regular,
};

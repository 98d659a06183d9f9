import {
  Avatar,
  AvatarGroup,
  AvatarGroupItem,
  AvatarGroupPopover,
  makeStyles,
  tokens,
} from '@fluentui/react-components';

const people = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', 'Radia Perlman', 'Hedy Lamarr'];

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Who is available, and a team that shows its first members. */
export function PresenceExample() {
  return (
    <div className={useStyles().row}>
      <Avatar name="Ada Lovelace" color="colorful" badge={{ status: 'available' }} />
      <Avatar name="Grace Hopper" color="colorful" badge={{ status: 'busy' }} />
      <Avatar name="Katherine Johnson" color="colorful" badge={{ status: 'away' }} />
      <AvatarGroup layout="stack" size={36} aria-label="Team">
        {people.slice(0, 3).map((name) => (
          <AvatarGroupItem key={name} name={name} color="colorful" />
        ))}
        <AvatarGroupPopover>
          {people.slice(3).map((name) => (
            <AvatarGroupItem key={name} name={name} color="colorful" />
          ))}
        </AvatarGroupPopover>
      </AvatarGroup>
    </div>
  );
}

import type { ProfilePollFragment } from '../Profile.generated';

/** The poll as the server will return it with this vote; null removes the vote. */
export function withVote(poll: ProfilePollFragment, chosenOptionId: string | null): ProfilePollFragment {
  const options = poll.options.map((option) => {
    const gained = Number(option.id === chosenOptionId) - Number(option.id === poll.chosenOptionId);
    return { ...option, votes: option.votes + gained };
  });
  const totalVotes = options.reduce((sum, { votes }) => sum + votes, 0);
  return {
    ...poll,
    chosenOptionId,
    totalVotes,
    options: options.map((option) => ({
      ...option,
      percentage: totalVotes ? Math.round((option.votes / totalVotes) * 100) : 0,
    })),
  };
}

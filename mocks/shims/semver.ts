/** jsonwebtoken asks whether Node is new enough for what it does not do here: yes. */
export const satisfies = () => true;

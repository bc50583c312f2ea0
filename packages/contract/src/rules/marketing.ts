/** The figures that the product shows about itself (specification 1, lines 12 and 204); shown from the config. */
export const marketing = {
  logic: {
    gradeFrom: 0,
    gradeTo: 5,
    rating: 4.9,
    reviews: 13_200,
    players: 2_100_000,
    countries: 54,
    childProblems: 2000,
    adultProblems: 1500,
  },
  maths: { rating: 4.8, players: 647_000 },
  games: { rating: 4.3 },
} as const;

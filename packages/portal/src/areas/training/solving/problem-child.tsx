/** The address says what the problem's page shows; the page above draws it. */
export default function ProblemChild(): null {
  return null;
}

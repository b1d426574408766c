/** Options ①–⑤ as native radio buttons, which work with arrow keys and screen readers. */
import { styled } from "@mui/material/styles";
import { CellLabels, ChoiceLine } from "./choice-line.tsx";

interface Props {
  /** Unique on the page. */
  readonly name: string;
  /** The cells of each option; none for a numbered place in the text. */
  readonly options: readonly (readonly string[])[];
  /** The labels above the cells, "(A)", "(B)" …, where an option has several. */
  readonly cellLabels?: readonly string[];
  /** How many options there are in a row. */
  readonly columns: number;
  readonly chosen: number | null;
  readonly rightChoice?: number | undefined;
  readonly onChoose: ((choice: number) => void) | null;
  /** The numbers of the options that the taker has struck out. They can still be chosen. */
  readonly struck?: readonly number[] | undefined;
  /** Null or left out where options cannot be struck. */
  readonly onStrike?: ((choice: number, on: boolean) => void) | null | undefined;
}

export function Choices(props: Props) {
  const { name, options, cellLabels = [], columns, chosen, rightChoice, onChoose } = props;
  const { struck = [], onStrike = null } = props;
  return (
    <Container role="radiogroup" aria-label="보기">
      <List style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {cellLabels.length > 0 && <CellLabels labels={cellLabels} hasStrikes={onStrike !== null} />}
        {options.map((cells, at) => (
          <ChoiceLine
            key={at}
            {...{ name, cells, cellLabels, onChoose, onStrike }}
            number={at + 1}
            isChosen={chosen === at + 1}
            isStruck={struck.includes(at + 1)}
            isRight={rightChoice === undefined ? null : rightChoice === at + 1}
          />
        ))}
      </List>
    </Container>
  );
}

/** The container whose width the options depend on. */
const Container = styled("div")(({ theme }) => ({
  containerType: "inline-size",
  marginTop: theme.spacing(1.5),
}));

const List = styled("div")(({ theme }) => ({ display: "grid", gap: theme.spacing(0.5) }));

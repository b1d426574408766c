/** Where an item is answered, by shape. */
import type { ItemResponse, TakerItem } from "@pulda/question";
import { cellLabels } from "./cell-labels.ts";
import { Arrange } from "./arrange.tsx";
import { Choices } from "./choices.tsx";
import type { AnnotationProps } from "../annotate/annotation-props.ts";
import { Fields } from "./fields.tsx";

export interface AnswerProps {
  readonly item: TakerItem;
  readonly response: ItemResponse | null;
  /** Null where nothing can be answered: in an exam that is read, or when the item is graded. */
  readonly onRespond: ((response: ItemResponse) => void) | null;
  /** The right choice, once it may be seen. */
  readonly rightChoice?: number | undefined;
  readonly annotationProps?: AnnotationProps | undefined;
}

export function Answer({ item, response, onRespond, rightChoice, annotationProps }: AnswerProps) {
  const chosen = response && "choice" in response ? response.choice : null;
  const choose = onRespond && ((choice: number) => onRespond({ choice }));
  const struck = {
    struck: annotationProps?.annotation?.struck,
    onStrike: annotationProps?.onStrike,
  };
  switch (item.shape) {
    case "choose":
      return (
        <Choices
          name={`question-${item.id}`}
          options={item.options.map((option) => option.cells)}
          cellLabels={cellLabels(item)}
          columns={1}
          {...{ chosen, rightChoice }}
          {...struck}
          onChoose={choose}
        />
      );
    case "mark":
      return (
        <Choices
          name={`question-${item.id}`}
          options={Array.from({ length: item.places }, () => [])}
          columns={item.places}
          {...{ chosen, rightChoice }}
          {...struck}
          onChoose={choose}
        />
      );
    case "write":
      return (
        <Fields
          fields={item.fields}
          texts={response && "texts" in response ? response.texts : item.fields.map(() => "")}
          onWrite={onRespond && ((texts) => onRespond({ texts }))}
        />
      );
    case "arrange":
      return (
        <Arrange
          pieces={item.pieces}
          order={response && "order" in response ? response.order : []}
          onArrange={onRespond && ((order) => onRespond({ order }))}
        />
      );
  }
}

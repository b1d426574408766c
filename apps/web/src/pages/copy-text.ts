import { notify } from "../notices/notice.ts";

/** Copies a text and says so. @param name with its particle, such as `초대 코드를` */
export async function copyText(text: string, name: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: `${name} 복사했어요.` });
  } catch {
    // Without https there is no clipboard.
    notify({ message: "복사하지 못했어요. 글자를 직접 골라 복사해 주세요." });
  }
}

/** Starts one product and a stand-in for Kakao for all journeys, and stops them at the end. */
import { startKakao } from "../../apps/server/test/kakao.ts";
import { freePort } from "../../apps/server/test/product.ts";
import { startProduct } from "./product.ts";

export default async function globalSetup(): Promise<() => Promise<void>> {
  const port = await freePort();
  const kakao = await startKakao(`http://127.0.0.1:${port}/certification/kakao`);
  const product = await startProduct(kakao.settings, port);
  process.env["PULDA_E2E_URL"] = product.url;
  process.env["PULDA_E2E_DATA"] = product.folder;
  return async () => {
    await product.stop();
    await kakao.stop();
  };
}

// Pages stay readable without a network; on a plain http address of a home network browsers do not offer this.
if (isSecureContext && "serviceWorker" in navigator) {
  const worker = document.currentScript.dataset.worker;
  addEventListener("load", () => navigator.serviceWorker.register(worker));
}
